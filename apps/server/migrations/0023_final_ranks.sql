ALTER TABLE "group_challenge" ADD COLUMN "final_sum" integer;--> statement-breakpoint
ALTER TABLE "group_challenge_member" ADD COLUMN "final_rank" integer;
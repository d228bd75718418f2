ALTER TABLE "sign_up_invitation" DROP CONSTRAINT "sign_up_invitation_invited_by_person_id_fk";
--> statement-breakpoint
ALTER TABLE "operator_link" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_up_invitation" ADD COLUMN "is_by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up_invitation" ADD CONSTRAINT "sign_up_invitation_invited_by_person_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "sign_up_invitation" SET "is_by_operator" = true WHERE "invited_by" IS NOT NULL;
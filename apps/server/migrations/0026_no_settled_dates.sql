DROP TABLE "settled_date" CASCADE;--> statement-breakpoint
ALTER TABLE "challenge" DROP COLUMN "settled_length";
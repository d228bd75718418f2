ALTER TABLE "mail_reminder" ADD COLUMN "reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_reminder" ADD COLUMN "week_recap" boolean DEFAULT true NOT NULL;
CREATE TABLE "active_day" (
	"date" text PRIMARY KEY NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "announcement_read" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"announcement_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "operator_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "backed_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_granted_by_person_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_person" ON "audit_entry" USING btree ((details ->> 'person'),"id");--> statement-breakpoint
CREATE INDEX "audit_entry_operator" ON "audit_entry" USING btree ((details ->> 'operator'),"id");--> statement-breakpoint
CREATE INDEX "fact_at" ON "fact" USING brin ("at");--> statement-breakpoint
CREATE INDEX "person_by_name" ON "person" USING btree (lower(coalesce(display_name, email, '')),"id");--> statement-breakpoint
CREATE INDEX "person_name_start" ON "person" USING btree (lower(display_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "person_email_start" ON "person" USING btree (lower(email) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "person_created" ON "person" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("created_at") WHERE closed_at is null;
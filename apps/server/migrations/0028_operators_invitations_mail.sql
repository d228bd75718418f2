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
CREATE TABLE "identity_device" (
	"account_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_device_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text,
	"about" jsonb NOT NULL,
	"person_id" uuid,
	"key" text,
	"rank" integer NOT NULL,
	"planned_at" bigint NOT NULL,
	"not_before" bigint NOT NULL,
	"good_until" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_at" bigint,
	"outcome" text,
	"reason" text,
	CONSTRAINT "mail_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mail_refusal" (
	"email" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_reminder" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_email_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	"uses" integer NOT NULL,
	"uses_left" integer NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_up_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "identity_account" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "backed_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "registration" text;--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_granted_by_person_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_device" ADD CONSTRAINT "identity_device_account_id_identity_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."identity_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_reminder" ADD CONSTRAINT "mail_reminder_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_email_link" ADD CONSTRAINT "identity_email_link_account_id_identity_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."identity_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_invitation" ADD CONSTRAINT "sign_up_invitation_invited_by_person_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("rank","not_before") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "mail_started" ON "mail" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mail_person" ON "mail" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "identity_email_link_account" ON "identity_email_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_email_link_email" ON "identity_email_link" USING btree ("email");--> statement-breakpoint
CREATE INDEX "identity_email_link_expires" ON "identity_email_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_up_invitation_email" ON "sign_up_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_up_invitation_expires" ON "sign_up_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entry_person" ON "audit_entry" USING btree ((details ->> 'person'),"id");--> statement-breakpoint
CREATE INDEX "audit_entry_operator" ON "audit_entry" USING btree ((details ->> 'operator'),"id");--> statement-breakpoint
CREATE INDEX "fact_at" ON "fact" USING brin ("at");--> statement-breakpoint
CREATE INDEX "person_by_name" ON "person" USING btree (lower(coalesce(display_name, email, '')),"id");--> statement-breakpoint
CREATE INDEX "person_name_start" ON "person" USING btree (lower(display_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "person_email_start" ON "person" USING btree (lower(email) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "person_created" ON "person" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("created_at") WHERE closed_at is null;
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
ALTER TABLE "identity_device" ADD CONSTRAINT "identity_device_account_id_identity_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."identity_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("rank","not_before") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "mail_started" ON "mail" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mail_person" ON "mail" USING btree ("person_id");
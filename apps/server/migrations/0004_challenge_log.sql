CREATE TABLE "challenge" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"length" integer NOT NULL,
	"snapshot" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact" (
	"person_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"body" jsonb NOT NULL,
	"kind" text GENERATED ALWAYS AS ((body ->> 'kind')) STORED NOT NULL,
	"at" bigint GENERATED ALWAYS AS (((body ->> 'at')::bigint)) STORED NOT NULL,
	"local_date" text GENERATED ALWAYS AS ((body ->> 'localDate')) STORED,
	"device_key" text GENERATED ALWAYS AS ((body ->> 'deviceKey')) STORED,
	CONSTRAINT "fact_person_id_sequence_pk" PRIMARY KEY("person_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "timezone" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "auto_rest_cover" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "reminder_time" text DEFAULT '09:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "theme" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_person_id_challenge_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."challenge"("person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fact_device_key" ON "fact" USING btree ("person_id","device_key") WHERE device_key is not null;
CREATE TABLE "settled_date" (
	"person_id" uuid NOT NULL,
	"date" text NOT NULL,
	"record" json NOT NULL,
	CONSTRAINT "settled_date_person_id_date_pk" PRIMARY KEY("person_id","date")
);
--> statement-breakpoint
ALTER TABLE "challenge" ADD COLUMN "settled_length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settled_date" ADD CONSTRAINT "settled_date_person_id_challenge_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."challenge"("person_id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"plan" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"session_id" text,
	"payment_intent" text,
	"failed_openings" integer DEFAULT 0 NOT NULL,
	"comparisons" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "purchase_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_person" ON "purchase" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_open" ON "purchase" USING btree ("person_id","plan") WHERE state = 'open';
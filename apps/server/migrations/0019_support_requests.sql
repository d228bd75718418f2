CREATE TABLE "support_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"device_key" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"diagnostics" json,
	"sent_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "support_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "support_request" ADD CONSTRAINT "support_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_request_device_key" ON "support_request" USING btree ("person_id","device_key");--> statement-breakpoint
CREATE INDEX "support_request_open" ON "support_request" USING btree ("sent_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "support_request_closed" ON "support_request" USING btree ("closed_at") WHERE closed_at is not null;
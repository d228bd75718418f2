CREATE TABLE "removed_device" (
	"person_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_device_person_id_hash_pk" PRIMARY KEY("person_id","hash")
);
--> statement-breakpoint
ALTER TABLE "removed_device" ADD CONSTRAINT "removed_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
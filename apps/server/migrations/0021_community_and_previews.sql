CREATE TABLE "community_cheer" (
	"entry_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"cheer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_cheer_entry_id_person_id_pk" PRIMARY KEY("entry_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "community_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_entry_once" UNIQUE("person_id","kind","what")
);
--> statement-breakpoint
CREATE TABLE "community_member" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_choice" (
	"person_id" uuid NOT NULL,
	"preview" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_choice_person_id_preview_pk" PRIMARY KEY("person_id","preview")
);
--> statement-breakpoint
CREATE TABLE "preview_off" (
	"preview" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_cheer" ADD CONSTRAINT "community_cheer_entry_id_community_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."community_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_cheer" ADD CONSTRAINT "community_cheer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_entry" ADD CONSTRAINT "community_entry_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_member" ADD CONSTRAINT "community_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_choice" ADD CONSTRAINT "preview_choice_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_cheer_person" ON "community_cheer" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "community_entry_newest" ON "community_entry" USING btree (at desc,id desc);
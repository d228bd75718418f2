CREATE TABLE "block" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "block_once" UNIQUE("person_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "group_challenge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_member" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text,
	"goal" text NOT NULL,
	"target" integer,
	"from_date" text NOT NULL,
	"to_date" text NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "group_challenge_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"group_id" uuid NOT NULL,
	"start_told" boolean DEFAULT false NOT NULL,
	"end_told" boolean DEFAULT false NOT NULL,
	"final_name" text,
	"final_score" integer,
	"final_dates" integer,
	CONSTRAINT "group_challenge_member_once" UNIQUE("group_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "invite" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"team_id" uuid,
	"challenge_id" uuid,
	"room_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"uses_left" integer NOT NULL,
	CONSTRAINT "invite_team_id_unique" UNIQUE("team_id"),
	CONSTRAINT "invite_challenge_id_unique" UNIQUE("challenge_id"),
	CONSTRAINT "invite_room_id_unique" UNIQUE("room_id"),
	CONSTRAINT "invite_of_one" CHECK (num_nonnulls(team_id, challenge_id, room_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "nudge" (
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"local_date" text NOT NULL,
	CONSTRAINT "nudge_sender_id_receiver_id_local_date_pk" PRIMARY KEY("sender_id","receiver_id","local_date")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"group_kind" text,
	"group_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_member" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "room_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"group_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ready" boolean DEFAULT false NOT NULL,
	"cheer" text,
	"cheered_at" timestamp with time zone,
	CONSTRAINT "room_member_once" UNIQUE("group_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "social_suspension" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_member" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"group_id" uuid NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "join_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "nudges" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "challenge_start_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "challenge_end_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocked_id_person_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_challenge_member" ADD CONSTRAINT "group_challenge_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_challenge_member" ADD CONSTRAINT "group_challenge_member_group_id_group_challenge_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_challenge"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_challenge_id_group_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."group_challenge"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudge" ADD CONSTRAINT "nudge_sender_id_person_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudge" ADD CONSTRAINT "nudge_receiver_id_person_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reported_id_person_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_member" ADD CONSTRAINT "room_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_member" ADD CONSTRAINT "room_member_group_id_room_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_suspension" ADD CONSTRAINT "social_suspension_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_group_id_team_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_blocked" ON "block" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "group_challenge_open" ON "group_challenge" USING btree ("to_date") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "group_challenge_member_person" ON "group_challenge_member" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "invite_person" ON "invite" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "invite_expires" ON "invite" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "nudge_receiver" ON "nudge" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "nudge_date" ON "nudge" USING btree ("local_date");--> statement-breakpoint
CREATE INDEX "report_person" ON "report" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "report_reported" ON "report" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "report_open_name" ON "report" USING btree ("reported_id") WHERE closed_at is null and reason = 'name';--> statement-breakpoint
CREATE INDEX "report_open_group" ON "report" USING btree ("group_id") WHERE closed_at is null and reason = 'group name';--> statement-breakpoint
CREATE INDEX "report_closed" ON "report" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "room_ends" ON "room" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "room_member_person" ON "room_member" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "team_member_group" ON "team_member" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "team_member_person" ON "team_member" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_member_current" ON "team_member" USING btree ("group_id","person_id") WHERE left_at is null;
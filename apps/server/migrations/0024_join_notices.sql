CREATE TABLE "join_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"team_id" uuid,
	"challenge_id" uuid,
	"room_id" uuid,
	CONSTRAINT "join_notice_team" UNIQUE("team_id","person_id"),
	CONSTRAINT "join_notice_challenge" UNIQUE("challenge_id","person_id"),
	CONSTRAINT "join_notice_room" UNIQUE("room_id","person_id"),
	CONSTRAINT "join_notice_of_one" CHECK (num_nonnulls(team_id, challenge_id, room_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "join_notice" ADD CONSTRAINT "join_notice_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_notice" ADD CONSTRAINT "join_notice_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_notice" ADD CONSTRAINT "join_notice_challenge_id_group_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."group_challenge"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_notice" ADD CONSTRAINT "join_notice_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "join_notice_person" ON "join_notice" USING btree ("person_id");
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"display_name" text,
	"age_group" text,
	"show_name_on_leaderboard" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_issuer_subject" UNIQUE("issuer","subject")
);

CREATE TABLE "own_text" (
	"name" text PRIMARY KEY NOT NULL,
	"markdown" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);

ALTER TABLE "team" ADD COLUMN "is_club" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "team_club" ON "team" USING btree ("is_club") WHERE is_club;
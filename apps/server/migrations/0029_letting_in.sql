CREATE TABLE "identity_email_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	"uses" integer NOT NULL,
	"uses_left" integer NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_up_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "identity_account" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "registration" text;--> statement-breakpoint
ALTER TABLE "identity_email_link" ADD CONSTRAINT "identity_email_link_account_id_identity_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."identity_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_invitation" ADD CONSTRAINT "sign_up_invitation_invited_by_person_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_email_link_account" ON "identity_email_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_email_link_email" ON "identity_email_link" USING btree ("email");--> statement-breakpoint
CREATE INDEX "identity_email_link_expires" ON "identity_email_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_up_invitation_email" ON "sign_up_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_up_invitation_expires" ON "sign_up_invitation" USING btree ("expires_at");
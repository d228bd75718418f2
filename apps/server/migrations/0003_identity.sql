CREATE TABLE "deleted_person" (
	"hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"password" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"signs_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_payload" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"account_id" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "identity_payload_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "identity_reset" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "sign_in_method" text DEFAULT 'external' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "tokens_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_reset" ADD CONSTRAINT "identity_reset_account_id_identity_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."identity_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_person_expires" ON "deleted_person" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_attempt_ends" ON "identity_attempt" USING btree ("window_ends");--> statement-breakpoint
CREATE INDEX "identity_payload_grant" ON "identity_payload" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_payload_uid" ON "identity_payload" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_payload_account" ON "identity_payload" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_payload_expires" ON "identity_payload" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_reset_account" ON "identity_reset" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_reset_expires" ON "identity_reset" USING btree ("expires_at");
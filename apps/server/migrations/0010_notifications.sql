CREATE TABLE "notification_plan" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" bigint,
	"local_date" text,
	"settled_date" text,
	"about" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "notification_plan_person_id_kind_pk" PRIMARY KEY("person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "push_delivery" (
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"local_date" text NOT NULL,
	"about" text[] NOT NULL,
	"host" text NOT NULL,
	"due_at" bigint NOT NULL,
	"not_before" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_delivery_subscription_id_kind_local_date_pk" PRIMARY KEY("subscription_id","kind","local_date")
);
--> statement-breakpoint
CREATE TABLE "push_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "daily_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "streak_warnings" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "achievement_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "milestone_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_plan" ADD CONSTRAINT "notification_plan_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_plan_due" ON "notification_plan" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_delivery_queue" ON "push_delivery" USING btree ("host","not_before");--> statement-breakpoint
CREATE INDEX "push_subscription_person" ON "push_subscription" USING btree ("person_id");
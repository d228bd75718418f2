-- Whoever changes them, and by whatever way: reminders are planned by the zone and the time that hold now.
CREATE FUNCTION "plan_reminders_anew"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE notification_plan SET due_at = 0, local_date = NULL
  WHERE person_id = NEW.id AND kind IN ('dailyReminder', 'streakWarning');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "person_reminders_changed" AFTER UPDATE OF "timezone", "reminder_time" ON "person"
FOR EACH ROW WHEN (
  OLD.timezone IS DISTINCT FROM NEW.timezone OR OLD.reminder_time IS DISTINCT FROM NEW.reminder_time
)
EXECUTE FUNCTION "plan_reminders_anew"();

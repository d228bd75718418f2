-- Times by weekday plan reminders anew as the usual time does.
DROP TRIGGER "person_reminders_changed" ON "person";--> statement-breakpoint
CREATE TRIGGER "person_reminders_changed" AFTER UPDATE OF "timezone", "reminder_time", "weekday_times" ON "person"
FOR EACH ROW WHEN (
  OLD.timezone IS DISTINCT FROM NEW.timezone OR OLD.reminder_time IS DISTINCT FROM NEW.reminder_time
  OR OLD.weekday_times IS DISTINCT FROM NEW.weekday_times
)
EXECUTE FUNCTION "plan_reminders_anew"();

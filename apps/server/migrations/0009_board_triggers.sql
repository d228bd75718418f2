-- Counts change in place many times: room on the page spares their index.
ALTER TABLE "board_count" SET (fillfactor = 50);--> statement-breakpoint
-- Whatever happens to a total, also by deleting the person, is told here and nowhere else.
CREATE FUNCTION "tell_board_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.cohort = OLD.cohort AND NEW.age_group IS NOT DISTINCT FROM OLD.age_group THEN
      IF NEW.score <> OLD.score THEN
        INSERT INTO board_move (period, cohort, age_group, was, became)
        VALUES (NEW.period, NEW.cohort, NEW.age_group, OLD.score, NEW.score);
      END IF;
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO board_move (period, cohort, age_group, was, became)
    VALUES (OLD.period, OLD.cohort, OLD.age_group, OLD.score, 0);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO board_move (period, cohort, age_group, was, became)
    VALUES (NEW.period, NEW.cohort, NEW.age_group, 0, NEW.score);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "board_total_moved" AFTER INSERT OR UPDATE OR DELETE ON "board_total"
FOR EACH ROW EXECUTE FUNCTION "tell_board_move"();--> statement-breakpoint
CREATE FUNCTION "follow_age_group"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE board_total SET age_group = NEW.age_group WHERE person_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "person_age_group_changed" AFTER UPDATE OF "age_group" ON "person"
FOR EACH ROW WHEN (OLD.age_group IS DISTINCT FROM NEW.age_group)
EXECUTE FUNCTION "follow_age_group"();

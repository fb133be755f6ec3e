-- One after another, so that each sees those before it.
CREATE FUNCTION "refuse_disorder_of_rules"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM clubs WHERE id = NEW.club FOR NO KEY UPDATE;
	IF EXISTS (
		SELECT FROM club_rules WHERE club = NEW.club AND (
			(version < NEW.version AND at > NEW.at) OR
			(version > NEW.version AND at < NEW.at))
	) THEN
		RAISE EXCEPTION 'rules of a club come in order' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "club_rules_order" BEFORE INSERT ON "club_rules"
	FOR EACH ROW EXECUTE FUNCTION "refuse_disorder_of_rules"();

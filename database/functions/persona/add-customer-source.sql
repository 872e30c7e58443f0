-- Keeps what a customer said, whole, and the words taken out of it as confirmed facts of the company model.
-- The same id again changes nothing. Raises NOT_FOUND for the group of another company, FACTS_FULL where the
-- model has no room for all of them.
-- p_facts: kind, label, attributes, quote, confidence, status.
create or replace function app.add_customer_source(
  p_id uuid,
  p_client_id uuid,
  p_segment_id uuid,
  p_heard text,
  p_who text,
  p_held_on date,
  p_words text,
  p_facts jsonb,
  p_limit integer
)
returns integer
language plpgsql set search_path = ''
as $$
declare
  kept integer;
begin
  perform app.require_may_for('agents.use', p_client_id);
  perform app.require_subject(p_segment_id, p_client_id);
  if exists (
    select 1
    from public.customer_sources s
    where s.org_id = app.org_id()
      and s.id = p_id
  ) then
    return 0;
  end if;
  if app.standing_facts(p_client_id) + jsonb_array_length(p_facts) > p_limit then
    raise exception 'FACTS_FULL' using errcode = 'SX422';
  end if;
  insert into public.customer_sources (
    org_id,
    id,
    client_id,
    segment_id,
    heard,
    who,
    held_on,
    words,
    added_by
  )
  values (
    app.org_id(),
    p_id,
    p_client_id,
    p_segment_id,
    p_heard,
    p_who,
    p_held_on,
    p_words,
    app.user_id()
  );
  select count(*) into kept
  from app.store_facts(null, p_client_id, null, 'persona', 'document', p_facts, p_limit);
  return kept;
end $$;
grant execute on function app.add_customer_source to app_user;

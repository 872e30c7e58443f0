-- Keeps the rows of the cards that came with a message, as confirmed, and answers them as they travel. All
-- of them or none: a model that has no room for them is FACTS_FULL, one about a fact of another company
-- NOT_FOUND.
create or replace function app.store_card_facts(
  p_session_id uuid,
  p_message_id uuid,
  p_facts jsonb,
  p_limit integer
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  session public.agent_sessions;
begin
  if jsonb_array_length(p_facts) = 0 then
    return '[]';
  end if;
  select * into session
  from public.agent_sessions s
  where s.org_id = app.org_id()
    and s.id = p_session_id;
  if app.standing_facts(session.client_id) + jsonb_array_length(p_facts) > p_limit then
    raise exception 'FACTS_FULL' using errcode = 'SX422';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(f) - 'org_id'), '[]')
    from app.store_facts(
      session.id,
      session.client_id,
      p_message_id,
      session.agent_type,
      'card',
      p_facts,
      p_limit
    ) f
  );
end $$;
grant execute on function app.store_card_facts to app_user;

-- Keeps the rows of the cards that came with a message, as confirmed, and answers them as they travel. A row
-- with the id of a standing fact of its kind under `completes` completes that fact: what it says replaces
-- what stood, the rest stays, and what was is kept (app.keep_fact_version). Where that fact is gone, or not
-- theirs to change, the row becomes a fact of its own. All of them or none: a model that has no room for
-- them is FACTS_FULL, one about a fact of another company NOT_FOUND.
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
  completed uuid[];
  fresh jsonb;
  stored uuid[];
begin
  if jsonb_array_length(p_facts) = 0 then
    return '[]';
  end if;
  select * into session
  from public.agent_sessions s
  where s.org_id = app.org_id()
    and s.id = p_session_id;
  completed := app.complete_facts(session.client_id, p_message_id, p_facts);
  select coalesce(jsonb_agg(g.fact order by g.n), '[]')
  into fresh
  from jsonb_array_elements(p_facts) with ordinality as g (fact, n)
  where coalesce((g.fact ->> 'completes')::uuid = any (completed), false) is false;
  if app.standing_facts(session.client_id) + jsonb_array_length(fresh) > p_limit then
    raise exception 'FACTS_FULL' using errcode = 'SX422';
  end if;
  select array_agg(f.id)
  into stored
  from app.store_facts(
    session.id,
    session.client_id,
    p_message_id,
    session.agent_type,
    'card',
    fresh,
    p_limit
  ) f;
  return (
    select coalesce(jsonb_agg(to_jsonb(f) - 'org_id' order by f.created_at), '[]')
    from app.company_fact_rows f
    where f.org_id = app.org_id()
      and f.id = any (completed || stored)
  );
end $$;
grant execute on function app.store_card_facts to app_user;

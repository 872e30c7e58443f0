-- Keeps facts that came with a message, from its cards or read in its words, and answers those that are new,
-- in their order. What was read is not kept again: neither from the same words, even where a person took it
-- out since, nor beside a card of the same message. As many as the model has room for.
-- p_facts: kind, label, attributes, quote, confidence, status.
create or replace function app.store_facts(
  p_session_id uuid,
  p_client_id uuid,
  p_message_id uuid,
  p_agent_type text,
  p_origin text,
  p_facts jsonb,
  p_limit integer
)
returns setof app.company_fact_rows
language plpgsql set search_path = ''
as $$
declare
  room integer := greatest(0, p_limit - app.standing_facts(p_client_id));
  stored uuid[];
begin
  perform app.require_same_company(p_client_id, g.fact -> 'attributes')
  from jsonb_array_elements(p_facts) g (fact);
  with given as (
    select g.n, f.*
    from jsonb_array_elements(p_facts) with ordinality as g (fact, n)
    cross join lateral jsonb_to_record(g.fact) as f (
      kind text,
      label text,
      attributes jsonb,
      quote text,
      confidence numeric,
      status text
    )
    where p_origin = 'card'
      or not exists (
        select 1
        from public.company_facts k
        where k.org_id = app.org_id()
          and k.client_id is not distinct from p_client_id
          and k.kind = f.kind
          and lower(k.label) = lower(f.label)
          and (k.quote = f.quote or k.message_id = p_message_id)
      )
    order by g.n
    limit room
  ),
  kept as (
    insert into public.company_facts (
      org_id,
      client_id,
      kind,
      label,
      attributes,
      quote,
      origin,
      agent_type,
      session_id,
      message_id,
      confidence,
      status,
      said_by,
      decided_by,
      decided_at,
      created_at
    )
    select
      app.org_id(),
      p_client_id,
      g.kind,
      g.label,
      g.attributes,
      g.quote,
      p_origin,
      p_agent_type,
      p_session_id,
      p_message_id,
      g.confidence,
      g.status,
      app.user_id(),
      case when p_origin = 'card' then app.user_id() end,
      case when p_origin = 'card' then now() end,
      now() + g.n * interval '1 microsecond'
    from given g
    returning id
  )
  select array_agg(k.id) into stored
  from kept k;
  return query
    select f.*
    from app.company_fact_rows f
    where f.org_id = app.org_id()
      and f.id = any (stored)
    order by f.created_at;
end $$;
grant execute on function app.store_facts to app_user;

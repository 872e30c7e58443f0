-- Proposes what figures came to, as the deliverable p_output_id measured it, and answers what is new
-- (p_facts: kind, label, attributes with `measured`, quote, confidence). A value within the interval of one
-- that stands, waits or was taken out says nothing otherwise. Of one that says otherwise, what still waited
-- is superseded now, and what was approved when the newer one is (app.supersede_measured). As many as the
-- model has room for. NOT_FOUND.
create or replace function app.propose_measured(
  p_output_id uuid,
  p_facts jsonb,
  p_limit integer
)
returns setof app.company_fact_rows
language plpgsql security definer set search_path = ''
as $$
declare
  measuring public.agent_outputs;
  room integer;
  stored uuid[];
begin
  select * into measuring
  from public.agent_outputs o
  where o.org_id = app.org_id()
    and o.id = p_output_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('agents.use', measuring.client_id);
  perform pg_advisory_xact_lock(hashtextextended('measured ' || app.org_id(), 0));
  room := greatest(0, p_limit - app.standing_facts(measuring.client_id));
  update public.company_facts k
  set
    status = 'superseded',
    updated_at = now()
  from jsonb_array_elements(p_facts) g (fact)
  where k.org_id = app.org_id()
    and k.client_id is not distinct from measuring.client_id
    and k.status = 'proposed'
    and app.is_same_measured(k.attributes, g.fact -> 'attributes')
    and not app.is_covered(k.attributes, g.fact -> 'attributes');
  with kept as (
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
      output_id,
      confidence,
      status,
      said_by,
      created_at
    )
    select
      app.org_id(),
      measuring.client_id,
      g.fact ->> 'kind',
      g.fact ->> 'label',
      g.fact -> 'attributes',
      g.fact ->> 'quote',
      'agent',
      measuring.agent_type,
      measuring.session_id,
      measuring.id,
      (g.fact ->> 'confidence')::numeric,
      'proposed',
      app.user_id(),
      now() + g.n * interval '1 microsecond'
    from jsonb_array_elements(p_facts) with ordinality as g (fact, n)
    where not exists (
      select 1
      from public.company_facts k
      where k.org_id = app.org_id()
        and k.client_id is not distinct from measuring.client_id
        and k.status <> 'superseded'
        and app.is_same_measured(k.attributes, g.fact -> 'attributes')
        and app.is_covered(k.attributes, g.fact -> 'attributes')
    )
    order by g.n
    limit room
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
grant execute on function app.propose_measured to app_user;

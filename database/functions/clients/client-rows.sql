-- Clients as they travel, with counts and health, for those who work for them. p_id null: all of them.
create or replace function app.client_rows(p_id uuid default null)
returns table (
  id uuid,
  org_id uuid,
  slug text,
  name text,
  status text,
  industry text,
  client_info jsonb,
  monthly_fee_cents float8,
  campaigns_count integer,
  active_campaigns integer,
  outputs_count integer,
  health_score integer,
  created_at timestamptz,
  updated_at timestamptz,
  archived_at timestamptz,
  archive_reason text,
  version integer
)
-- Statistics may be of yesterday, and the embedded database never gathers any: a join by nested loops over
-- thousands of clients would take half a minute. What is switched off counts as endlessly dear, and for that
-- the server would compile the query: a second for one of a tenth.
language plpgsql stable set search_path = '' set enable_nestloop = off set jit = off
as $$
begin
  return query
    select
      k.id,
      k.org_id,
      k.slug,
      k.name,
      k.status,
      k.industry,
      k.client_info,
      f.cents::float8,
      coalesce(c.n, 0),
      coalesce(c.active, 0),
      coalesce(o.n, 0),
      h.campaigns + h.age + h.outputs,
      k.created_at,
      k.updated_at,
      k.archived_at,
      case when k.archived_at is not null then k.archive_reason end,
      k.version
    from public.clients k
    left join app.client_fees(p_id) f on f.client_id = k.id
    left join (
      select
        x.client_id,
        count(*)::integer as n,
        (count(*) filter (where x.status = 'active'))::integer as active
      from public.campaigns x
      where x.org_id = app.org_id()
        and x.archived_at is null
        and x.client_id is not null
        and (p_id is null or x.client_id = p_id)
      group by x.client_id
    ) c on c.client_id = k.id
    left join (
      select x.client_id, count(*)::integer as n
      from public.agent_outputs x
      where x.org_id = app.org_id()
        and x.deleted_at is null
        and x.client_id is not null
        and (p_id is null or x.client_id = p_id)
      group by x.client_id
    ) o on o.client_id = k.id
    cross join lateral app.client_health(
      coalesce(c.active, 0),
      coalesce(c.n, 0),
      k.created_at,
      coalesce(o.n, 0)
    ) h
    where k.org_id = app.org_id()
      and (p_id is null or k.id = p_id);
end $$;
grant execute on function app.client_rows to app_user;

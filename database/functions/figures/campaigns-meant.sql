-- Which campaigns the names of a source mean: what somebody matched, else the newest of the same name, or of
-- the name that the source calls it by now (called). All names at once, for under row level security each by
-- itself would read all campaigns.
create or replace function app.campaigns_meant(
  p_client_id uuid,
  p_sources text[],
  p_names text[]
)
returns table (source text, name text, campaign_id uuid, called text)
language plpgsql stable set search_path = ''
-- As in app.standing_figures: there are as many names as there are.
set enable_nestloop = off
set jit = off
as $$
begin
  return query
    with named as materialized (
      select n.source, n.name, k.called
      from unnest(p_sources, p_names) as n (source, name)
      left join public.figure_campaign_numbers k
        on k.org_id = app.org_id()
        and k.client_id is not distinct from p_client_id
        and k.source = n.source
        and k.name = n.name
    ),
    of_that_name as materialized (
      select distinct on (lower(c.name)) lower(c.name) as name, c.id
      from public.campaigns c
      where c.org_id = app.org_id()
        and c.client_id is not distinct from p_client_id
        and c.archived_at is null
        and lower(c.name) = any (
          select lower(n.name)
          from named n
          union all
          select lower(n.called)
          from named n
        )
      order by lower(c.name), c.created_at desc
    )
    select
      n.source,
      n.name,
      case when m.name is null then coalesce(c.id, d.id) else m.campaign_id end,
      n.called
    from named n
    left join public.figure_campaigns m
      on m.org_id = app.org_id()
      and m.client_id is not distinct from p_client_id
      and m.source = n.source
      and m.name = n.name
    left join of_that_name c on c.name = lower(n.name)
    left join of_that_name d on d.name = lower(n.called);
end $$;
grant execute on function app.campaigns_meant to app_user;

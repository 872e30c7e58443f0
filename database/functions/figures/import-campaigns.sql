-- The campaigns that an import names, with what they are taken for: by a person, by name, or not at all. name
-- is the one that their figures are kept under, called what the file says; known: by its number.
create or replace function app.import_campaigns(p_import_id uuid)
returns table (
  source text,
  name text,
  called text,
  known boolean,
  campaign_id uuid,
  campaign_name text,
  matched_by_name text,
  matched_at timestamptz,
  first_day date,
  last_day date
)
language plpgsql stable set search_path = ''
as $$
declare
  v_client_id uuid;
  v_sources text[];
  v_names text[];
begin
  select i.client_id into v_client_id
  from public.figure_imports i
  where i.org_id = app.org_id()
    and i.id = p_import_id;
  select array_agg(n.source), array_agg(n.campaign) into v_sources, v_names
  from (
    select distinct f.source, f.campaign
    from public.figures f
    where f.org_id = app.org_id()
      and f.import_id = p_import_id
      and f.campaign is not null
  ) n;
  return query
    with named as (
      select f.source, f.campaign, min(f.day) as first_day, max(f.day) as last_day
      from public.figures f
      where f.org_id = app.org_id()
        and f.import_id = p_import_id
        and f.campaign is not null
      group by 1, 2
    ),
    numbered as (
      select distinct on (f.head ->> 'source', x.name)
        f.head ->> 'source' as source,
        x.name,
        x.number,
        x.called
      from public.figure_files f
      cross join lateral jsonb_to_recordset(f.campaign_numbers)
        as x (number text, name text, called text)
      where f.org_id = app.org_id()
        and f.import_id = p_import_id
      order by f.head ->> 'source', x.name, f.place desc
    )
    select
      n.source,
      n.campaign,
      coalesce(x.called, n.campaign),
      k.number is not null,
      c.id,
      c.name,
      u.full_name,
      m.matched_at,
      n.first_day,
      n.last_day
    from named n
    left join numbered x on x.source = n.source and x.name = n.campaign
    left join public.figure_campaign_numbers k
      on k.org_id = app.org_id()
      and k.client_id is not distinct from v_client_id
      and k.source = n.source
      and k.number = x.number
    left join public.figure_campaigns m
      on m.org_id = app.org_id()
      and m.client_id is not distinct from v_client_id
      and m.source = n.source
      and m.name = n.campaign
    left join public.users u on u.org_id = app.org_id() and u.id = m.matched_by
    left join app.campaigns_meant(v_client_id, v_sources, v_names) a
      on a.source = n.source
      and a.name = n.campaign
    left join public.campaigns c on c.org_id = app.org_id() and c.id = a.campaign_id
    order by c.id is not null, n.campaign
    limit 500;
end $$;
grant execute on function app.import_campaigns to app_user;

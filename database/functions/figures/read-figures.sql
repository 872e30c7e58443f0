-- What stands of a client (null: the organization's own) from a day to a day, by day, week or month; weeks
-- and months are those that begin in that time. A campaign's name is resolved by what somebody matched, else
-- by a campaign of the same name; it is the one that the source calls it by now.
create or replace function app.read_figures(
  p_client_id uuid,
  p_span text,
  p_from date,
  p_to date
)
returns table (
  day date,
  source text,
  channel text,
  campaign text,
  campaign_id uuid,
  measure text,
  currency text,
  value float8,
  lines integer
)
language plpgsql stable set search_path = ''
as $$
declare
  v_sources text[];
  v_names text[];
begin
  perform app.require_client(p_client_id);
  select array_agg(n.source), array_agg(n.campaign) into v_sources, v_names
  from (
    select distinct t.source, t.campaign
    from public.figure_totals t
    where t.org_id = app.org_id()
      -- In two ways, either of which finds the index.
      and (t.client_id = p_client_id or (t.client_id is null and p_client_id is null))
      and t.span = p_span
      and t.starts_on between p_from and p_to
      and t.campaign is not null
  ) n;
  return query
    select
      t.starts_on,
      t.source,
      t.channel,
      coalesce(m.called, t.campaign),
      m.campaign_id,
      -- Unfolded among the columns: joined as a function, it would be called for each row.
      unnest(t.measures),
      unnest(t.currencies),
      unnest(t.sums)::float8,
      unnest(t.lines)
    from public.figure_totals t
    left join app.campaigns_meant(p_client_id, v_sources, v_names) m
      on m.source = t.source
      and m.name = t.campaign
    where t.org_id = app.org_id()
      and (t.client_id = p_client_id or (t.client_id is null and p_client_id is null))
      and t.span = p_span
      and t.starts_on between p_from and p_to
    order by t.starts_on, t.source;
end $$;
grant execute on function app.read_figures to app_user;

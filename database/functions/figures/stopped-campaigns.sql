-- Campaigns of a client (null: the organization's own) that stood still before a day ended: past their end,
-- or paused, completed or cancelled, within a year. Each with the last day on which it was to run.
create or replace function app.stopped_campaigns(p_client_id uuid, p_to date)
returns table (id uuid, name text, how text, last_day text)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return query
    select
      c.id,
      c.name,
      case when s.last_day < c.end_date then c.status else 'ended' end,
      least(s.last_day, c.end_date)::text
    from public.campaigns c
    left join lateral (
      select h.changed_at::date as last_day
      from public.campaign_status_changes h
      where h.org_id = c.org_id
        and h.campaign_id = c.id
        and c.status in ('paused', 'completed', 'cancelled')
      order by h.changed_at desc
      limit 1
    ) s on true
    where c.org_id = app.org_id()
      and c.client_id is not distinct from p_client_id
      and least(s.last_day, c.end_date) < p_to
      and least(s.last_day, c.end_date) > p_to - 366;
end $$;
grant execute on function app.stopped_campaigns to app_user;

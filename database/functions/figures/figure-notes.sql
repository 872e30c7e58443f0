-- What happened beside the figures: remarks, imports and changes of campaigns, by day.
create or replace function app.figure_notes(p_client_id uuid, p_from date, p_to date)
returns table (id uuid, day date, kind text, words text, by_name text)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return query
    select n.id, n.day, n.kind, n.words, n.by_name
    from (
      select r.id, r.day, 'remark' as kind, r.words, u.full_name as by_name
      from public.figure_remarks r
      left join public.users u on u.org_id = r.org_id and u.id = r.created_by
      where r.org_id = app.org_id()
        and r.client_id is not distinct from p_client_id
      union all
      select s.campaign_id, s.changed_at::date, 'campaign', c.name || ': ' || s.to_status, null
      from public.campaign_status_changes s
      join public.campaigns c on c.org_id = s.org_id and c.id = s.campaign_id
      where s.org_id = app.org_id()
        and c.client_id is not distinct from p_client_id
        and s.to_status in ('active', 'paused', 'completed', 'cancelled')
      union all
      select
        i.id,
        i.done_at::date,
        'import',
        'Import ' || i.number || ': ' || array_to_string(i.sources, ', '),
        u.full_name
      from public.figure_imports i
      left join public.users u on u.org_id = i.org_id and u.id = i.created_by
      where i.org_id = app.org_id()
        and i.client_id is not distinct from p_client_id
        and i.state = 'done'
        and i.via = 'files'
    ) n
    where n.day between p_from and p_to
    order by n.day, n.kind
    limit 60;
end $$;
grant execute on function app.figure_notes to app_user;

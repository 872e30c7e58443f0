-- Reports on their way, those that were not delivered first.
create or replace function app.list_report_mails(p_client_id uuid, p_report_id uuid)
returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_client_id is not null then
    perform app.require_client(p_client_id);
  end if;
  return query
    select jsonb_build_object(
      'id', m.id,
      'report_id', m.report_id,
      'report_title', r.title,
      'client_name', c.name,
      'client_slug', c.slug,
      'recipient_name', app.person_name(m.recipient_id),
      'state', m.state,
      'attempts', m.attempts,
      'reason', m.reason,
      'created_at', m.created_at,
      'settled_at', m.settled_at
    )
    from public.report_mails m
    join public.reports r on r.org_id = m.org_id and r.id = m.report_id and r.deleted_at is null
    left join public.clients c on c.org_id = m.org_id and c.id = m.client_id
    where m.org_id = app.org_id()
      and (p_client_id is null or m.client_id = p_client_id)
      and (p_report_id is null or m.report_id = p_report_id)
      and (app.works_in_organization() or m.client_id = any (app.working_client_ids()))
    order by m.state <> 'dead', m.created_at desc, m.id
    limit 100;
end $$;
grant execute on function app.list_report_mails to app_user;

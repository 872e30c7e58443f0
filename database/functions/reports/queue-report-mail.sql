-- Puts a report into the outbox for one person, unless they have left or no longer look after this client.
-- Answers whether it was.
create or replace function app.queue_report_mail(p_org_id uuid, p_id uuid, p_data jsonb)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person record;
  working boolean;
begin
  select m.client_id, m.report_id, u.email, u.id as user_id into person
  from public.report_mails m
  join public.users u on u.org_id = m.org_id and u.id = m.recipient_id
  where m.org_id = p_org_id
    and m.id = p_id
    and m.state = 'waiting';
  if not found then
    return false;
  end if;
  select bool_or(p.role_name is not null) into working
  from public.role_assignments r
  left join app.permissions p on p.role_name = r.role_name and p.ability = 'work.view'
  where r.org_id = p_org_id
    and r.user_id = person.user_id
    and (r.client_id is null or r.client_id = person.client_id);
  if working is null then
    return false;
  end if;
  insert into app.mail_outbox (
    recipient,
    template,
    data,
    report_org_id,
    report_mail_id,
    most_attempts
  )
  values (
    person.email,
    'report',
    p_data || jsonb_build_object(
      'path', case when working then p_data ->> 'path' else '/portal/reports/' || person.report_id end
    ),
    p_org_id,
    p_id,
    3
  );
  update public.report_mails m
  set
    state = 'queued',
    reason = null
  where m.org_id = p_org_id
    and m.id = p_id;
  perform pg_notify('sextant_mail', '');
  return true;
end $$;
grant execute on function app.queue_report_mail to app_auth;

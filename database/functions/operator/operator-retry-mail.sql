create or replace function app.operator_retry_mail(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  perform app.require_operator();
  update app.mail_outbox m
  set
    status = 'queued',
    attempts = 0,
    next_attempt_at = clock_timestamp()
  where m.id = p_id
    and m.status = 'dead'
  returning m.recipient into address;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.note_operation('mail.retried', address);
  perform pg_notify('sextant_mail', '');
end $$;
grant execute on function app.operator_retry_mail to app_user;

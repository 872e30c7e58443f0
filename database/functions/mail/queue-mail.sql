-- Queues a mail in the transaction that causes it. `p_data` is what the template needs; its `path` is a
-- path of the web application.
create or replace function app.queue_mail(
  p_recipient text,
  p_template text,
  p_data jsonb default '{}'
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.mail_outbox (recipient, template, data)
  values (p_recipient, p_template, p_data);
  perform pg_notify('sextant_mail', '');
end $$;
grant execute on function app.queue_mail to app_auth;

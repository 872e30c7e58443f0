-- What language models may cost a month for one client (null: no limit of its own), and whether anything of
-- it is sent to them at all. The clients' audit trigger notes it.
create or replace function app.set_client_ai(
  p_client_id uuid,
  p_cap_cents integer,
  p_never_send boolean
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if p_client_id is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('clients.manage', p_client_id);
  update public.clients c
  set
    ai_monthly_cap_cents = p_cap_cents,
    ai_never_send = p_never_send
  where c.org_id = app.org_id()
    and c.id = p_client_id
    and (c.ai_monthly_cap_cents, c.ai_never_send) is distinct from (p_cap_cents, p_never_send);
  perform app.resume_embedding();
  return app.ai_clients(p_client_id) -> 0;
end $$;
grant execute on function app.set_client_ai to app_user;

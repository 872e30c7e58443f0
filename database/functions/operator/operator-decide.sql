-- Approves or declines requests. Declining does not take back a whitelisting, and somebody who joined stays
-- joined.
create or replace function app.operator_decide(p_emails text[], p_decision text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  perform app.require_operator();
  foreach address in array p_emails loop
    address := lower(trim(address));
    if not exists (select 1 from public.invitation_requests r where r.email = address) then
      raise exception 'NOT_FOUND' using errcode = 'SX404';
    end if;
    if p_decision = 'approve' then
      perform app.whitelist(address, 'approved');
    else
      update public.invitation_requests r
      set
        status = 'declined',
        decided_at = now(),
        decided_by = app.operator_name()
      where r.email = address
        and r.status = 'pending';
      if found then
        perform app.note_operation('declined', address);
        perform app.queue_mail(address, 'request-declined');
      end if;
    end if;
  end loop;
  return (
    select coalesce(jsonb_agg(to_jsonb(e)), '[]')
    from app.invitation_entries() e
    where e.email in (select lower(trim(x)) from unnest(p_emails) x)
  );
end $$;
grant execute on function app.operator_decide to app_user;

-- For the command line: declines a request without a mail; false when none of this email waits.
create or replace function app.decline_request(p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.invitation_requests r
  set
    status = 'declined',
    decided_at = now(),
    decided_by = app.operator_name()
  where r.email = p_email
    and r.status = 'pending';
  if not found then
    return false;
  end if;
  perform app.note_operation('declined', p_email);
  return true;
end $$;

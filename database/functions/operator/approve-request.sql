-- For the command line: lets somebody who asked sign up and mails the way in; false when this email has not
-- asked.
create or replace function app.approve_request(p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.invitation_requests r where r.email = p_email) then
    return false;
  end if;
  perform app.whitelist(p_email, 'approved');
  return true;
end $$;

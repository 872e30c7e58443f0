-- For the command line: the requests that wait, oldest first.
create or replace function app.waiting_requests()
returns table (email text, company_name text, organization_type text, requested_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select r.email, r.company_name, r.organization_type, r.requested_at
    from public.invitation_requests r
    where r.status = 'pending'
    order by r.requested_at;
end $$;

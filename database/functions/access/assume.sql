-- Sets the claims of one person for this transaction. Called only by app.enter and app.enter_as.
create or replace function app.assume(p_user_id uuid, p_org_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  wide boolean;
  client_ids uuid[];
begin
  select coalesce(bool_or(r.client_id is null), false), coalesce(array_agg(r.client_id) filter (where r.client_id is not null), '{}')
    into wide, client_ids
    from public.role_assignments r
   where r.org_id = p_org_id and r.user_id = p_user_id;
  perform set_config('app.user_id', p_user_id::text, true),
          set_config('app.org_id', coalesce(p_org_id::text, ''), true),
          set_config('app.sees_organization', case when wide then 'on' else '' end, true),
          set_config('app.client_ids', client_ids::text, true);
end $$;

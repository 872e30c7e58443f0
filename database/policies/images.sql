alter table public.images enable row level security;
alter table public.images force row level security;
create policy owner on public.images to app_owner using (true) with check (true);

-- One's own pictures, the faces of the organization for those who work in it, and logos: the agency's for
-- all, a client's for those in whose reach it is.
create policy people_read on public.images for select to app_user
  using (
    org_id = (select app.org_id())
    and (
      owner_id = (select app.user_id())
      or (purpose = 'avatar' and (select app.works_in_organization()))
      or (
        purpose = 'logo'
        and (
          client_id is null
          or (select app.sees_organization())
          or client_id = any ((select app.visible_client_ids())::uuid[])
        )
      )
    )
  );
grant select on public.images to app_user;

create policy people_insert on public.images for insert to app_user
  with check (
    org_id = (select app.org_id())
    and owner_id = (select app.user_id())
    and (
      (purpose <> 'logo' and client_id is null)
      or (purpose = 'logo' and (select app.may('branding.manage')))
    )
  );
grant insert (
  org_id,
  owner_id,
  client_id,
  purpose,
  width,
  height,
  bytes
) on public.images to app_user;

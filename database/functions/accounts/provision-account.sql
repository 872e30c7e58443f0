-- After an identity is created: with a team invitation it joins that organization; otherwise its own
-- organization, its user row and its first role are made and the invitation is spent, all in the same
-- transaction.
-- The wall behind sign-up: without an unused invitation nothing is created.
create or replace function app.provision_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  new_org uuid := gen_random_uuid();
  org_type text := upper(coalesce(new.organization_type, 'SME'));
  org_name text := trim(coalesce(new.organization_name, ''));
  wanted text := new.organization_slug;
begin
  if new.invitation_token is not null then
    perform app.join_team(new.invitation_token, new.id, new.email, new.name);
    update auth."user"
    set invitation_token = null
    where id = new.id;
    return null;
  end if;
  perform 1
  from public.invitations i
  where i.email = new.email
    and i.used_at is null
  for update;
  if not found then
    raise exception 'NOT_INVITED' using errcode = 'SX403';
  end if;
  if char_length(org_name) not between 2 and 120 or org_type not in ('SME', 'AGENCY') then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  -- Two people may ask for one slug at the same moment.
  perform pg_advisory_xact_lock(hashtext('organization-slug'));
  if wanted is null
    or wanted !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    or char_length(wanted) > 60
    or exists (select 1 from public.organizations o where o.slug = wanted)
  then
    wanted := app.free_slug(org_name);
  end if;
  insert into public.organizations (id, name, type, slug)
  values (new_org, org_name, org_type, wanted);
  insert into public.users (org_id, id, email, full_name)
  values (new_org, new.id, new.email, new.name);
  insert into public.role_assignments (org_id, user_id, role_name)
  values (new_org, new.id, case org_type when 'AGENCY' then 'agency_owner' else 'sme_owner' end);
  update public.invitations
  set
    used_at = now(),
    used_by = new.id
  where email = new.email;
  update auth."user" set org_id = new_org where id = new.id;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id)
  values (new_org, new.id, 'organization.created', 'organizations', new_org);
  return null;
end $$;
grant execute on function app.provision_account to app_auth;

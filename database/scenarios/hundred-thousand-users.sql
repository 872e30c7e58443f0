-- 99,000 more people, 99 in each of the 1,000 organizations of million-campaigns, each signed in. For measuring only.
set local role app_owner;
alter table auth."user" disable trigger provision_account;
insert into auth."user" (name, email, "emailVerified", org_id)
select 'Crowd ' || k, 'crowd-' || k || '-' || o.email, true, o.org_id from auth."user" o cross join generate_series(1, 99) k where o.email like 'bench-%';
alter table auth."user" enable trigger provision_account;
insert into auth.session (token, "userId", "expiresAt", "updatedAt") select 'crowd-' || id, id, now() + interval '1 day', now() from auth."user" where email like 'crowd-%';
insert into public.users (org_id, id, email, full_name) select org_id, id, email, name from auth."user" where email like 'crowd-%';
insert into public.role_assignments (org_id, user_id, role_name) select org_id, id, 'marketing_manager' from auth."user" where email like 'crowd-%';

-- 1,000,000 campaigns of 1,000 organizations, each with one signed-in person whose token is "bench-token-<n>" padded to 24 characters. For measuring only.
-- The setting bench.organizations makes it fewer organizations.
insert into public.invitations (email, invited_by) select 'bench-' || n || '@people.example', 'bench' from generate_series(1, coalesce(current_setting('bench.organizations', true), '1000')::integer) n;
set local role app_auth;
insert into auth."user" (name, email, "emailVerified", organization_name) select 'Bench ' || n, 'bench-' || n || '@people.example', true, 'Bench ' || n from generate_series(1, coalesce(current_setting('bench.organizations', true), '1000')::integer) n;
insert into auth.session (token, "userId", "expiresAt", "updatedAt") select rpad('bench-token-' || split_part(split_part(email, '@', 1), '-', 2), 24, 'x'), id, now() + interval '1 day', now() from auth."user" where email like 'bench-%';
set local role app_owner;
alter table public.campaigns disable trigger user;
insert into public.campaigns (org_id, name, status, budget_cents, spent_cents, created_at)
select o.id, 'Campaign ' || k, (array['active', 'paused', 'completed', 'draft'])[1 + k % 4], 100000 + k, k * 37 % 90000, now() - k * interval '1 hour'
  from public.organizations o cross join generate_series(1, 1000) k where o.name like 'Bench %';
alter table public.campaigns enable trigger user;
